// What the pages have in common that are for who runs the sites and stand outside the app's own sheets: the operator pages, the landers for marketers.

/** Letters and tones of the product, in the light and in the dark; the beginning of a sheet. */
export const toolStyle = `@font-face{font-family:Figtree;src:url(/fonts/figtree-latin-wght-normal.woff2) format('woff2');font-weight:300 900;font-display:swap}
:root{color-scheme:light dark;--bg:#fdf8f9;--card:#fff;--soft:#f6eff1;--line:#e6dadd;--edge:#9c868c;--ink:#2a1820;--ink2:#614b53;--pink:#b50f58;--on:#fff;--pinks:#fdeaf1;--red:#b3181f;--reds:#fdecea;--green:#116b3c;--greens:#e6f7ec;--amber:#7a5200;--ambers:#fff4d6}
@media (prefers-color-scheme:dark){:root{--bg:#150f14;--card:#1f171d;--soft:#291f26;--line:#3b2f37;--edge:#8a7781;--ink:#f6eef2;--ink2:#c8b8c0;--pink:#ff9cc2;--on:#2a0716;--pinks:#3a1c2a;--red:#ff9c96;--reds:#421b1c;--green:#7fe0a5;--greens:#12331f;--amber:#f3c969;--ambers:#3a2c0d}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--pink)}h1{font-size:1.75rem;line-height:1.2;margin:0}h2{font-size:1.15rem;margin:0 0 .5rem}h3{font-size:1rem;margin:1rem 0 .5rem}p{margin:0 0 .75rem}
:focus-visible{outline:3px solid var(--pink);outline-offset:2px}`;
