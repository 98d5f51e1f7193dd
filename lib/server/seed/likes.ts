// Who likes whom in the demo world. Specification, section 2 (likes page); design, screen 08.
import { niches } from '@/lib/site/niches/niches';
import { pick, rng } from '../portraits/rng';
import type { DemoLike, DemoLogin, DemoMember } from './demo-world';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Screen 08: ten members like Jasper, three of them newly; he likes three of the ten too, one match is new. */
const receivedByJasper: readonly [seed: string, ago: number, isNew: boolean][] = [
  ['amara', 3 * minute, true], ['zoe', 2 * hour, true], ['kim', 5 * hour, true], ['sanne', 26 * hour, false], ['fleur', 30 * hour, false],
  ['yasmin', 2 * day, false], ['noor', 4 * day, false], ['iris', 4 * day + 3 * hour, false], ['lotte', 5 * day, false], ['vera', 6 * day, false],
];
const givenByJasper: readonly [seed: string, ago: number][] = [['amara', 50 * minute], ['eva', 20 * hour], ['sanne', 25 * hour], ['noor', 3 * day + 2 * hour], ['bo', 3 * day], ['mila', 3 * day + hour], ['roos', 8 * day]];

/** How long ago the site itself liked each of the demo logins: not long, so that nobody is introduced to them as they arrive. */
const autoLikeAgo = 5 * hour;

const wants = ({ lookingFor }: DemoMember, { gender }: DemoMember) => lookingFor === 'everyone' || lookingFor === gender;
const open = ({ userStatus, profileStatus }: DemoMember) => userStatus === 'active' && profileStatus === 'active';

/** All likes, each once. `isNew` counts for the receiver. */
export function demoLikes(members: readonly DemoMember[], logins: readonly DemoLogin[], now: Date): DemoLike[] {
  const random = rng('likes');
  const likes = new Map<string, DemoLike>();
  const add = (from: number, to: number, ago: number, isNew: boolean, auto = false) => {
    const key = `${from} ${to}`;
    if (from !== to && !likes.has(key) && !likes.get(`${to} ${from}`)?.auto) likes.set(key, { from, to, at: new Date(Math.floor((now.getTime() - ago) / 1000) * 1000), isNew, auto });
  };
  const idOf = (seed: string) => members.find(({ email }) => email === `${seed}@vonk.test`)!.id;
  const jasper = idOf('jasper');
  for (const [seed, ago, isNew] of receivedByJasper) add(idOf(seed), jasper, ago, isNew);
  for (const [seed, ago] of givenByJasper) add(jasper, idOf(seed), ago, false);

  // These first: nobody likes back whom the site has only introduced.
  for (const { member } of logins) {
    const login = members[member - 1]!;
    const strangers = members.filter(({ id, site, fictional }) => fictional && site === login.site && !likes.has(`${id} ${member}`) && !likes.has(`${member} ${id}`));
    const chosen = strangers.findLast((each) => open(each) && wants(login, each) && wants(each, login));
    if (chosen) add(chosen.id, member, autoLikeAgo, false, true);
  }

  for (const site of niches) {
    const own = members.filter((each) => each.site === site && open(each) && each.id !== jasper);
    for (const from of own) {
      const liked = own.filter((each) => each.id !== from.id && wants(from, each));
      for (let left = 1 + Math.floor(random() * 4); left > 0 && liked.length > 0; left--) {
        const to = pick(random, liked);
        const ago = hour + random() * 40 * day;
        add(from.id, to.id, ago, random() < 0.15);
        if (random() < 0.3 && wants(to, from)) add(to.id, from.id, ago * (0.3 + random() * 0.6), random() < 0.2);
      }
    }
    for (const { member } of logins.filter((each) => each.site === site && each.member !== jasper)) {
      const login = members[member - 1]!;
      const fans = own.filter((each) => each.id !== member && wants(each, login)).slice(0, 6);
      fans.forEach((fan, index) => add(fan.id, member, (index + 0.4) * 9 * hour, index < 2));
      if (fans[1]) add(member, fans[1].id, 20 * minute, false);
    }
  }
  return [...likes.values()];
}
