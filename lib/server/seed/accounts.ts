// The accounts that people sign in with: who they are and how many credits they hold. The README names them.
import { niches } from '@/lib/site/niches/niches';
import type { DemoLogin, DemoMember } from './demo-world';

/** Every demo member has this password. */
export const demoPassword = 'vonk-demo-2026';

/** The demo's operator, with the same password. */
export const demoOperator = 'operator@vonk.test';

const minute = 60 * 1000;

const onGeneral: readonly { email: string; role: DemoLogin['role']; credits: number }[] = [
  { email: 'jasper@vonk.test', role: 'free', credits: 40 },
  { email: 'amara@vonk.test', role: 'premium', credits: 260 },
  { email: 'kofi@vonk.test', role: 'low credits', credits: 8 },
  { email: 'finn@vonk.test', role: 'no credits', credits: 0 },
];

const canSignInFor = (member: DemoMember) =>
  member.country === 'NL' && member.locale === 'nl' && !member.fictional && !member.premium && member.photos.length > 1 &&
  member.userStatus === 'active' && member.profileStatus === 'active' && !member.email.includes(`.${member.site}@`);

const wants = ({ lookingFor }: DemoMember, { gender }: DemoMember) => lookingFor === 'everyone' || lookingFor === gender;

/** How many of the own country somebody looks for: what their search opens on. */
const foundBy = (member: DemoMember, members: readonly DemoMember[]) =>
  members.filter((each) => each !== member && each.site === member.site && each.country === member.country && each.userStatus === 'active' && each.profileStatus === 'active' && wants(member, each)).length;

/** Enough for a first screen. */
const screenful = 4;

/** Gives the demo logins their accounts: four on the general site, one free member on each other. */
export function withLogins(members: readonly DemoMember[], now: Date): { members: DemoMember[]; logins: DemoLogin[] } {
  const chosen = new Map<number, Partial<DemoMember> & Pick<DemoLogin, 'role'>>();
  for (const { email, role, credits } of onGeneral) {
    const member = members.find((each) => each.email === email);
    if (!member) throw new Error(`nobody has the address ${email}`);
    // Who holds no credits has just spent what signing up gave, so that the time bonus is still running.
    const begun = role === 'no credits' ? { signupAt: new Date(now.getTime() - 25 * minute) } : {};
    chosen.set(member.id, { email, role, credits, ...begun });
  }
  for (const niche of niches.slice(1)) {
    const member = members.find((each) => each.site === niche && canSignInFor(each) && foundBy(each, members) >= screenful);
    if (!member) throw new Error(`nobody on ${niche} can sign in and finds people`);
    chosen.set(member.id, { email: `${niche}@vonk.test`, role: 'free', credits: 40, notificationsDisabled: [] });
  }
  const ordered = [...chosen].toSorted(([a], [b]) => a - b);
  const roles = ordered.map(([id, { role }]) => ({ id, role }));
  const changed = members.map((member): DemoMember => {
    const account = chosen.get(member.id);
    if (!account) return member;
    const { role: _role, ...fields } = account;
    return { ...member, ...fields, lastSeenAt: new Date(now.getTime() - 2 * minute) };
  });
  const logins = roles.map(({ id, role }): DemoLogin => {
    const { site, email } = changed[id - 1]!;
    return { role, site, email, member: id };
  });
  const place = (login: DemoLogin) => (login.site === 'general' ? onGeneral.findIndex(({ email }) => email === login.email) : 10 + login.member);
  return { members: changed, logins: logins.toSorted((a, b) => place(a) - place(b)) };
}
