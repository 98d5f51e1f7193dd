import { toolStyle } from '@/lib/site/http/tool-style';

/** How the marketers' page looks: in the tones of the operator pages, from which it is come to. */
export const marketersSheet = `${toolStyle}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{margin:0 0 .5rem}h2{font-size:1.25rem;margin:0}
form,.result,section{background:var(--card);border:1px solid var(--line);border-radius:20px}
form{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.75rem 1rem;align-items:end;padding:1.25rem}label{display:grid;gap:.35rem;min-width:0;font-weight:650}
input,select{width:100%;min-width:0;min-height:48px;padding:.5rem .9rem;border:1.5px solid var(--edge);border-radius:14px;background:var(--card);color:var(--ink);font:inherit}
.check{display:flex;align-items:center;gap:.6rem;min-height:48px;font-weight:500}.check input{flex:none;width:22px;min-height:22px;height:22px;margin:0;accent-color:var(--pink)}
button{min-height:48px;padding:0 1.4rem;border:0;border-radius:24px;background:var(--pink);color:var(--on);font:inherit;font-weight:700;cursor:pointer}[hidden]{display:none}
[aria-invalid]{border-color:var(--red)}.wrong{grid-column:1/-1;margin:0;color:var(--red);font-weight:650}
.result{margin-top:1.25rem;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:1rem 1.25rem;background:var(--pinks);font-weight:650;overflow-wrap:anywhere}
section{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 1.5rem;padding:1.25rem;margin-top:1.25rem}section p{margin:.25rem 0 .75rem;color:var(--ink2)}section img{width:min(195px,30vw);height:auto;border-radius:16px;box-shadow:0 0 0 1px var(--line)}
.scroll{overflow-x:auto}table{border-collapse:collapse}th,td{padding:0 .35rem;border-bottom:1px solid var(--line);text-align:left}th{color:var(--ink2)}td a{display:grid;place-items:center;min-width:44px;min-height:40px}
@media(max-width:40rem){section{grid-template-columns:minmax(0,1fr);gap:.75rem}}`;

/** Copies the link: without script it is a link to copy by hand. */
export const marketersScript =
  "const b=document.getElementById('copy');if(b&&navigator.clipboard){b.hidden=false;b.onclick=async()=>{await navigator.clipboard.writeText(document.getElementById('link').textContent);document.getElementById('copied').textContent='Copied'}}";
