import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { EngineTab } from './engine.ts'
import { findProgram, libraryPlaces } from './find-program.ts'
import { openByWebDriver } from './web-driver.ts'

/** Its toolbar is 447 px wide at least, and so is the page. */
const size = { width: 447, height: 880 }

/** The small browser that comes with WebKitGTK, on a display of its own. */
export async function openWebKitGtk(): Promise<EngineTab | string> {
  const driver = findProgram(['/usr/bin/WebKitWebDriver'])
  const binary = findProgram(libraryPlaces('webkit2gtk-4.1/MiniBrowser'))
  const xvfb = findProgram(['/usr/bin/Xvfb'])
  if (driver === null || binary === null) {
    return 'no WebKitGTK is installed (Debian: webkit2gtk-driver)'
  }
  if (xvfb === null) return 'WebKitGTK has no display (Debian: xvfb)'
  const display = await openDisplay(xvfb)
  try {
    const tab = await openByWebDriver({
      driver,
      capabilities: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      env: { DISPLAY: display.name },
      size,
    })
    return { ...tab, close: () => tab.close().finally(display.close) }
  } catch (error) {
    await display.close()
    throw error
  }
}

/** The launcher of WPE WebKit, which draws nowhere: 800 × 600 px. */
export async function openWpe(): Promise<EngineTab | string> {
  const driver = findProgram(['/usr/bin/WPEWebDriver'])
  const binary = findProgram(['/usr/bin/cog'])
  if (driver === null || binary === null) {
    return 'no WPE WebKit is installed (Debian: wpewebkit-driver, cog)'
  }
  // Its page process crashes at the first sound when GStreamer cannot find an output by itself.
  if (findProgram(libraryPlaces('gstreamer-1.0/libgstautodetect.so')) === null) {
    return 'WPE WebKit has no sound (Debian: gstreamer1.0-plugins-good)'
  }
  const args = ['--automation', '--platform=headless']
  return await openByWebDriver({
    driver,
    capabilities: { 'wpe:browserOptions': { binary, args } },
  })
}

/** An X server that shows nothing; it names a display that is free. */
async function openDisplay(xvfb: string): Promise<{ name: string; close: () => Promise<void> }> {
  const server: ChildProcess = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1024x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return {
    name: `:${String(number).trim()}`,
    async close() {
      server.kill()
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}
