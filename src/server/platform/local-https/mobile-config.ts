/** A profile with one certificate, for iPhones. `id` is 64 hex digits. */
export function toMobileConfig(certificate: Buffer, id: string): string {
  const payload = [
    ['PayloadType', 'com.apple.security.root'],
    ['PayloadIdentifier', 'party-dojo.local.root'],
    ['PayloadUUID', uuidOf(id.slice(0, 32))],
    ['PayloadDisplayName', 'Party Dojo on the local network'],
  ] as const
  const profile = [
    ['PayloadType', 'Configuration'],
    ['PayloadIdentifier', 'party-dojo.local'],
    ['PayloadUUID', uuidOf(id.slice(32))],
    ['PayloadDisplayName', 'Party Dojo on the local network'],
    ['PayloadDescription', 'Lets this device open Party Dojo over https on this network.'],
  ] as const
  const base64 = certificate.toString('base64')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${strings(profile)}
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadContent</key>
<array>
<dict>
${strings(payload)}
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadContent</key><data>${base64}</data>
</dict>
</array>
</dict>
</plist>
`
}

function strings(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([key, value]) => `<key>${key}</key><string>${value}</string>`).join('\n')
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5').toUpperCase()
}
