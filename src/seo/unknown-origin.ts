export const unknownOrigin = 'https://origin.invalid'
