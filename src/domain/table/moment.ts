/** Milliseconds from a TV's two claps to its drum: a silence in which all look up. */
export const drumMs = 400
/** Milliseconds between names that stamp in. */
export const nameStepMs = 90
