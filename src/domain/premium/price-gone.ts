/** Said of a price that is not, or no longer, for sale. */
export const priceGoneMessage = 'That price is gone. Choose again.'
