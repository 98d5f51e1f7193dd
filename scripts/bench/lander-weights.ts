// Weighs every lander in every niche and language, and the map in every region of its site, against bars P1 to P5; prints the heaviest look of each. Needs a built app (npm start).
// npx tsx scripts/bench/lander-weights.ts [origin, http://127.0.0.1:3000]
import { landerLink } from '@/features/landers/lander-link';
import { landers } from '@/features/landers/registry';
import { breachesOf, pages, pageWeight } from '@/scripts/page-weight.mjs';
import { locales } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const { bars } = pages.find(({ name }) => name === 'visitor home')!;
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

const mapPage = await (await fetch(`${origin}/landers/maplanding/nl`)).text();
const regions = [...(/<select[^>]*name="region".*?<\/select>/s.exec(mapPage)?.[0].matchAll(/<option value="(\d+)"/g) ?? [])].map(([, number]) => `/landers/maplanding/nl?region=${number}`);
const { members } = (await (await fetch(`${origin}/api/members.php`)).json()) as { members: { id: number }[] };
const member = String(members[0]!.id);

let weighed = 0;
for (const lander of landers) {
  const looks = niches.flatMap((niche) => locales.map((locale) => landerLink(lander, { niche, locale, member })!));
  let heaviest = { look: '', html: 0, css: 0, javascript: 0, messages: 0 };
  for (const look of new Set([...looks, ...(lander.name === 'maplanding' ? regions : [])])) {
    const weight = await pageWeight(origin, look);
    weighed += 1;
    const breaches = [...breachesOf(look, weight, bars), ...(weight.status === 200 ? [] : [`${look} answered ${weight.status}.`])];
    for (const breach of breaches) console.error(breach);
    if (breaches.length > 0) process.exitCode = 1;
    if (weight.html > heaviest.html) heaviest = { look, ...weight };
  }
  console.log(`${lander.name.padEnd(24)} heaviest ${heaviest.look}: html ${kib(heaviest.html)}, css ${kib(heaviest.css)}, messages ${kib(heaviest.messages)} KiB brotli, js ${kib(heaviest.javascript)} KiB gzip`);
}
console.log(`${weighed} looks weighed`);
