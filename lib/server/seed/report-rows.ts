// What waits for the operator of the demo world: reports to decide, complaints to answer. Specification, section 2. (S17)
import { niches, type Niche } from '@/lib/site/niches/niches';
import type { complaints } from '../store/schema/complaints';
import type { reports, ReportSnapshot } from '../store/schema/reports';
import type { DemoMember, DemoWorld } from './demo-world';

type NewReport = typeof reports.$inferInsert;
type NewComplaint = typeof complaints.$inferInsert;
type Said = { mine?: boolean; text: string };
type Matter = Pick<NewReport, 'reason'> & { site: Niche; number: string; text: string; /** What the two had written, minutes apart. */ said?: Said[]; hoursAgo: number };

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;

const matters: readonly Matter[] = [
  {
    site: 'general', number: 'M-2026-7H3Q-K9BT', reason: 'money', hoursAgo: 30, text: 'Na drie berichten vroeg deze persoon om geld voor een ticket.',
    said: [{ mine: true, text: 'Leuk dat je ook van zeilen houdt.' }, { text: 'Ja! Ik zit alleen vast op het vliegveld. Kun je me iets voorschieten?' }, { mine: true, text: 'Nee, dat doe ik niet.' }, { text: 'Het is maar 80 euro. Je krijgt het vrijdag terug.' }],
  },
  {
    site: 'general', number: 'M-2026-4CXD-2RWP', reason: 'abuse', hoursAgo: 9, text: 'Bleef schelden nadat ik zei dat ik geen klik voelde.',
    said: [{ mine: true, text: 'Dank je, maar ik voel geen klik. Succes nog!' }, { text: 'Dan had je dat eerder moeten zeggen. Wat een tijdverspilling ben jij.' }],
  },
  { site: 'gay', number: 'M-2026-9KMZ-6VTH', reason: 'stolen_photo', hoursAgo: 5, text: 'Deze foto staat ook op een ander profiel, met een andere naam.' },
  { site: 'she', number: 'M-2026-3QFG-8DNB', reason: 'underage', hoursAgo: 2, text: 'Schrijft over proefwerkweek. Ik twijfel aan de leeftijd.' },
];

type Question = Pick<NewComplaint, 'topic' | 'text'> & { site: Niche; number: string; email: string; hoursAgo: number };

const questions: readonly Question[] = [
  { site: 'general', number: 'K-2026-6TRB-4XJD', topic: 'payment', email: 'marit@post.test', hoursAgo: 52, text: 'Ik heb per ongeluk twee keer dezelfde bundel gekocht. Kan een van de twee terug?' },
  { site: 'general', number: 'K-2026-2ZKW-9PHC', topic: 'fictional', email: 'ruud@post.test', hoursAgo: 26, text: 'Hoe kan ik alle fictieve profielen verbergen? Ik wil alleen echte mensen zien.' },
  { site: 'gilf', number: 'K-2026-8VGN-5BQF', topic: 'privacy', email: 'els@post.test', hoursAgo: 3, text: 'Ik heb mijn account verwijderd. Wanneer zijn mijn foto’s ook echt weg?' },
];

/** The moment that the demo world stands at, as its people show it: that of the last who was there. */
const momentOf = ({ members }: DemoWorld) => Math.max(...members.map(({ lastSeenAt, signupAt }) => (lastSeenAt ?? signupAt).getTime()));

const siteIdOf = (site: Niche) => niches.indexOf(site) + 1;

const snapshotOf = ({ name, age, about, photos }: DemoMember, said: readonly Said[], at: number): ReportSnapshot => ({
  name,
  age,
  ...(about && { about }),
  photos: photos.map(({ names }) => names.full),
  messages: said.map(({ mine = false, text }, place) => ({ mine, text, sentAt: new Date(at - (said.length - place) * 4 * minute).toISOString() })),
});

/** Reports by people nobody signs in as, about others of the kind. */
export function reportRows(world: DemoWorld): NewReport[] {
  const signedIn = new Set(world.logins.map(({ member }) => member));
  const now = momentOf(world);
  return matters.map(({ site, number, reason, text, said = [], hoursAgo }, place) => {
    const people = world.members.filter((each) => each.site === site && !each.fictional && !signedIn.has(each.id) && each.userStatus === 'active' && each.profileStatus === 'active' && each.photos.length > 0);
    const [reporter, about] = [people[place * 2]!, people[place * 2 + 1]!];
    const receivedAt = now - hoursAgo * hour;
    return { id: place + 1, number, siteId: siteIdOf(site), reporterId: reporter.id, memberId: about.id, reason, text, snapshot: snapshotOf(about, said, receivedAt), receivedAt: new Date(receivedAt) };
  });
}

/** Complaints of visitors: their addresses lead nowhere. */
export function complaintRows(world: DemoWorld): NewComplaint[] {
  const now = momentOf(world);
  return questions.map(({ site, hoursAgo, ...question }, place) => ({ ...question, id: place + 1, siteId: siteIdOf(site), language: 'nl', receivedAt: new Date(now - hoursAgo * hour) }));
}
