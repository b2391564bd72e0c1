export const priceGoneMessage = 'That price is gone. Choose again.'
