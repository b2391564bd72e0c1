/** Stands for the house's address in pages that are made before it is known; never a real one (RFC 2606). */
export const unknownOrigin = 'https://origin.invalid'
