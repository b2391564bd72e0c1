import { createContext } from 'react'

/** Undefined on prerendered pages, whose scripts are hashed. */
export const NonceContext = createContext<string | undefined>(undefined)
