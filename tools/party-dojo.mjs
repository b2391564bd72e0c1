#!/usr/bin/env node
// The operator's command. Plain JavaScript, because any Node from 20 on may be the one that reads it.
import { isFit, runUnderPinned } from './pinned-node.mjs'

if (isFit) await import('../cli.ts')
else runUnderPinned(import.meta.url)
