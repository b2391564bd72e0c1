/** Before a code of house rules, as the fragment of its game's address: no server sees it. */
export const rulesHash = '#rules='
