import { type Feature, featureAt, isMissing } from './read-compat.ts'
import { children, newNames } from './script-features.ts'

const property = /[{;\s]([a-z][a-z-]+):\s+([^;{}]+)[;}]/g

/**
 * Finds what a style sheet uses that a supported browser does not have: properties with their keywords,
 * functions, units, selectors and rules. It reads the sheet as the build has translated it, before it
 * is made small.
 */
export function styleFeatures(compat: Feature): (css: string) => string[] {
  const { properties = {}, types = {}, ...others } = compat.css ?? {}
  const newTypes = newNames([types, ...children(types)])
  const css = { properties, types, ...others } as unknown as Feature

  function isNew(...path: string[]): boolean {
    const feature = featureAt(css, path)
    return feature !== undefined && isMissing(feature)
  }

  function usesIn(name: string, value: string): string[] {
    if (!Object.hasOwn(properties, name)) return []
    return [
      ...(isNew('properties', name) ? [name] : []),
      ...all(value, /(?<![\w-])([a-z-]+)(?![\w(-])/g)
        .filter((keyword) => isNew('properties', name, keyword))
        .map((keyword) => `${name}: ${keyword}`),
      ...all(value, /(?<![\w-])([a-z-]+)\(/g)
        .filter((called) => newTypes.has(called))
        .map((called) => `${called}()`),
      ...all(value, /[\d.]([a-z]+)\b/g)
        .filter((unit) => isNew('types', 'length', unit))
        .map((unit) => `1${unit}`),
    ]
  }

  return (source) => {
    const text = source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"|'[^']*'/g, '""')
    const rules = all(text, /@([a-z-]+)/g).filter((name) => isNew('at-rules', name))
    const selectors = all(text, /:(?!\s)(?!-)([a-z-]+)/g).filter((name) => isNew('selectors', name))
    return [
      ...new Set([
        ...rules.map((name) => `@${name}`),
        ...selectors.map((name) => `:${name}`),
        ...[...text.matchAll(property)].flatMap(([, name = '', value = '']) => usesIn(name, value)),
      ]),
    ]
  }
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
