"""How a game begins: the auction, the force that is bought, and the setup."""
