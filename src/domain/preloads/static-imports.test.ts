import { expect, test } from 'vitest'
import { staticImports } from './static-imports.ts'

test.each([
  ['named', 'import{r as e}from"./vendor-DjtBgr-.js";e()', ['vendor-DjtBgr-.js']],
  ['for its effects', 'import"./play-B3K-pdk.js";', ['play-B3K-pdk.js']],
  ['all of it', 'import*as e from"./a.module-C2.js";', ['a.module-C2.js']],
  ['handed on', 'export{t as a}from"./b-1_2.js";', ['b-1_2.js']],
  ['the same twice', 'import"./a-1.js";import{x}from"./a-1.js";', ['a-1.js']],
  ['several', 'import{a}from"./a-1.js";import{b}from"./b-2.js";', ['a-1.js', 'b-2.js']],
  ['a table', 'e(()=>import("./table-1.js").then(e=>e.t))', ['table-1.js']],
  ['the table of a bar', 'import("./venue-table-B_2.js")', ['venue-table-B_2.js']],
  ['late', 'let e=()=>import("./late-1.js")', []],
  ['elsewhere', 'import{a}from"https://example.org/a.js";import"/b.js"', []],
  ['none', 'window.__reactRouterManifest={}', []],
])('%s', (_, script, files) => {
  expect(staticImports(script)).toEqual(files)
})
