import { createContext } from 'react'

/** The nonce of a rendered page's scripts; undefined on prerendered pages, whose scripts are hashed. */
export const NonceContext = createContext<string | undefined>(undefined)
