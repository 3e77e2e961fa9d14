"""What the conformance suite needs: random games, runs in other processes, texts taken apart."""
