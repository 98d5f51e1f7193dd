// How the operator pages look: the product's letters and tones, quiet, in the light and in the dark. A sheet of its own, so that no page needs inline styles.
import { toolStyle } from '@/lib/site/http/tool-style';

export const operatorStyle = `${toolStyle}
.bar{display:flex;gap:.25rem .75rem;align-items:center;padding:.5rem max(1rem,calc((100vw - 96rem)/2));background:var(--card);border-bottom:1px solid var(--line)}
.bar b{font-size:1.2rem;letter-spacing:-.02em;white-space:nowrap}.bar nav{display:flex;flex:1;min-width:0;overflow-x:auto;scrollbar-width:none}
.bar a,.tabs a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;padding:0 .9rem;border-radius:22px;font-weight:650;color:var(--ink);text-decoration:none}
.bar a,.tabs a{white-space:nowrap}.bar nav a{flex:none;gap:.35rem;padding:0 .7rem}
.bar>.muted{flex:0 1 auto;min-width:3rem;margin-left:auto;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media (max-width:64rem){.bar{flex-wrap:wrap}.bar nav{order:9;flex:0 0 100%;flex-wrap:wrap}}
@media (max-width:30rem){.bar>.muted{display:none}.bar form{margin-left:auto}}
.bar a:hover,.tabs a:hover{background:var(--soft)}[aria-current]{background:var(--pinks)!important;color:var(--pink)!important}
.count{min-width:1.5rem;padding:0 .4rem;border-radius:1rem;background:var(--pink);color:var(--on);font-size:.8rem;font-weight:700;text-align:center}
main{max-width:68rem;margin:0 auto;padding:1.5rem 1rem 4rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.tabs{display:flex;flex-wrap:wrap;gap:.25rem}
.card{padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:20px}
.rows{margin:0;padding:0;list-style:none;background:var(--card);border:1px solid var(--line);border-radius:20px;overflow:hidden}
.rows li+li{border-top:1px solid var(--line)}
.rows a{display:grid;gap:.1rem .75rem;padding:.9rem 1.25rem;color:inherit;text-decoration:none;grid-template-columns:minmax(0,1fr) auto}
.rows a>:nth-child(even){justify-self:end}.rows b,.rows small{min-width:0}
@media (max-width:36rem){.rows a{grid-template-columns:minmax(0,1fr)}.rows a>*{justify-self:start!important}}
.rows a:hover{background:var(--soft)}.rows b{font-weight:650}.rows small,.muted{color:var(--ink2);font-size:.9rem}
.num{font-variant-numeric:tabular-nums;white-space:nowrap}
.pill{display:inline-block;padding:.1rem .7rem;border-radius:1rem;background:var(--soft);font-size:.85rem;font-weight:650}
.pill.urgent{background:var(--reds);color:var(--red)}.pill.done{background:var(--greens);color:var(--green)}
.two{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}@media (min-width:60rem){.two{grid-template-columns:minmax(0,1fr) 24rem;align-items:start}}
.stack{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
dl{display:grid;grid-template-columns:minmax(6rem,auto) minmax(0,1fr);gap:.35rem 1rem;margin:0}dt{color:var(--ink2)}
dd{margin:0}
@media (max-width:30rem){dl{grid-template-columns:minmax(0,1fr);gap:0}dd+dt{margin-top:.6rem}}
dd,.lines{white-space:pre-line}
.talk{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.talk li{max-width:85%;padding:.6rem .9rem;border-radius:16px;background:var(--soft);white-space:pre-line}
.talk .mine{justify-self:end;background:var(--pinks)}.talk small{display:block;color:var(--ink2)}
.scroll{overflow-x:auto}.plain{margin:0;padding:0;list-style:none}table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem .5rem 0;text-align:left;border-bottom:1px solid var(--line);overflow-wrap:normal}
th{color:var(--ink2);white-space:nowrap}
.faces{display:flex;flex-wrap:wrap;gap:.75rem;margin:0;padding:0;list-style:none}
.faces img{display:block;width:120px;height:150px;object-fit:cover;border-radius:14px;background:var(--soft)}
form{margin:0}.form{display:grid;gap:1rem}fieldset{border:0;margin:0;padding:0;min-width:0}
legend,.label{display:block;padding:0;margin-bottom:.35rem;font-weight:650}
.pick{display:flex;gap:.75rem;align-items:center;min-height:48px;padding:.5rem .9rem;border:1.5px solid var(--line);border-radius:14px;cursor:pointer}
.pick+.pick{margin-top:.5rem}.pick:has(:checked){border-color:var(--pink);background:var(--pinks)}
.pick input,.face input{width:22px;height:22px;margin:0;flex:none;accent-color:var(--pink)}
.face{display:grid;gap:.35rem;justify-items:center;cursor:pointer;min-height:44px}
input[type=email],input[type=password],textarea,select{width:100%;min-height:48px;padding:.6rem .9rem;border:1.5px solid var(--edge);border-radius:14px;background:var(--card);color:var(--ink);font:inherit}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--red)}.fault{margin:.35rem 0 0;color:var(--red);font-weight:650}
.note{padding:.9rem 1.1rem;border-radius:14px;background:var(--ambers);color:var(--amber);font-weight:650}
.note.good{background:var(--greens);color:var(--green)}.note.bad{background:var(--reds);color:var(--red)}
button{min-height:48px;padding:0 1.4rem;border:0;border-radius:24px;background:var(--pink);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
button.quiet{background:none;color:var(--ink);padding:0 .9rem;min-height:44px}button.quiet:hover{background:var(--soft)}
.login{max-width:26rem;margin:6vh auto 0}.hint{margin:.35rem 0 0;color:var(--ink2);font-size:.9rem}
.trail{margin:0;padding-left:1.2rem}.choose{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
.choose label{flex:1 1 12rem}
`;
