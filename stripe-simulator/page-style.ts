/** The look of the hosted pages: the server's ink, rice and vermilion, and nothing to load. */
export const pageStyle = `
*{box-sizing:border-box;border-radius:0}
html{color-scheme:dark;background:#111a3e;color:#f6e9cf;-webkit-text-size-adjust:100%}
body{margin:0;font:400 1.0625rem/1.45 system-ui,sans-serif}
header{padding:.625rem 1.25rem;background:#f6e9cf;color:#111a3e;font-weight:700}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.15;text-wrap:balance}
h2{margin:2.5rem 0 .75rem;font-size:1.125rem}
p{margin:0 0 .75rem}
.price{font-size:1.375rem;font-weight:700}
label{display:block;margin-top:1rem;font-weight:600}
input{display:block;width:100%;min-height:3.25rem;margin-top:.375rem;padding:.5rem .75rem;border:2px solid #f6e9cf;background:#0b1230;color:inherit;font:inherit}
::placeholder{color:#b4b9d6;opacity:1}
input[aria-invalid=true]{border-color:#ff4e2e}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.hint{font-size:.9375rem;margin:.375rem 0 0}
[role=alert]{margin:1rem 0;padding:.75rem 1rem;border-left:.5rem solid #ff4e2e;background:#0b1230}
button,.slab{display:flex;width:100%;min-height:3.5rem;margin-top:1.25rem;padding:.5rem 1rem;border:0;align-items:center;justify-content:center;background:#ff4e2e;color:#111a3e;font:700 1.125rem/1.2 system-ui,sans-serif;text-decoration:none;cursor:pointer}
.quiet{border:2px solid #f6e9cf;background:none;color:#f6e9cf}
a.back{display:flex;min-height:3rem;margin-top:.75rem;align-items:center;justify-content:center;color:inherit}
:focus-visible{outline:3px solid #f6e9cf;outline-offset:3px}
ul{margin:0;padding:0;list-style:none}
li{padding:.75rem 0;border-top:1px solid #5a6190}
li form button{margin-top:.5rem}
.cards{font-size:.9375rem;font-variant-numeric:tabular-nums}
.cards li{padding:.25rem 0;border:0}
details{margin-top:1.5rem}
summary{min-height:3rem;padding:.75rem 0;font-weight:600;cursor:pointer}
`.trim()
