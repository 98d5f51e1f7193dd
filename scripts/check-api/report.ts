// What an operator reads after npm run check:api.
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { summaries } from '@/lib/contract/summaries';
import { documented, isDocumented } from './documented';
import { nameOf, type Finding } from './probe';

const mark = { ok: '✓', refused: '!', fault: '✗', 'not offered': '–', 'not tried': '·' } as const;

/** The report, a line for each call and what is to be said of it, and how many faults there are. */
export function report(findings: readonly Finding[]): { lines: string[]; faults: number; /** There is no site, or no session, to ask with: little can be said of the rest. */ isStuck: boolean; exitCode: 0 | 1 | 2 } {
  const names = new Map((Object.keys(endpoints) as EndpointName[]).map((name) => [nameOf(endpoints[name]), name]));
  const section = (title: string, which: (finding: Finding) => boolean) => {
    const rows = findings.filter(which);
    if (rows.length === 0) return [];
    return ['', title, ...rows.flatMap(({ call, verdict, says, notes }) => [`${mark[verdict]} ${call.padEnd(32)}  ${summaries[names.get(call)!]}`, ...says.map((each) => `    ${each}`), ...notes.map((each) => `    note: ${each}`)])];
  };
  const needed = ({ call }: Finding) => isDocumented(names.get(call)!);
  const faults = findings.filter(({ verdict }) => verdict === 'fault').length;
  const missing = findings.filter((finding) => finding.verdict === 'not tried' && needed(finding)).length;
  const refused = findings.filter((finding) => finding.verdict === 'refused' && needed(finding)).length;
  const refusalOf = (name: EndpointName) => findings.find(({ call, verdict }) => verdict === 'refused' && names.get(call) === name)?.refusal;
  const loginIs = findings.find(({ call }) => names.get(call) === 'login')?.verdict;
  const toGive = loginIs === 'not tried' ? ': give --email and --password of a member, and --write' : loginIs === 'ok' ? ': give --write' : '';
  const [noSite, noMember] = [refusalOf('getSettings'), refusalOf('login')];
  const faultsInWords = faults === 0 ? 'No faults.' : `${faults} ${faults === 1 ? 'call has' : 'calls have'} faults: those pages show an error, or what they lack.`;
  const fitting = findings.filter((finding) => finding.verdict === 'ok' && needed(finding)).length;
  return {
    lines: [
      `${mark.ok} fits   ${mark.refused} refused what was asked, as it may   ${mark.fault} has faults   ${mark['not offered']} is not there   ${mark['not tried']} was not tried`,
      ...section('The calls that every server has', needed),
      ...section('Further calls that this server has', (finding) => !needed(finding) && !['not offered', 'not tried'].includes(finding.verdict)),
      ...section('Not offered: what people see instead', (finding) => finding.verdict === 'not offered' && !needed(finding)),
      ...section('Not tried: they change something, or need a member, a link or a row that is not there', (finding) => finding.verdict === 'not tried' && !needed(finding)),
      '',
      `Of the ${documented.length} calls that every server has ${fitting} fit.${refused > 0 ? ` ${refused} refused what was asked${noSite || noMember ? '' : ': that is no fault'}.` : ''}`,
      ...(faults === 0 && (noSite || noMember) ? [] : [faultsInWords]),
      ...(noSite ? [noSite === 'wrong_site' ? 'The site is not known to this server, so little can be said of the rest: is --site the domain, and is settings.php there at all?' : `The settings of the site were refused (${noSite}), so little can be said of the rest.`] : []),
      ...(noMember ? [/^(login_failed|4(?!29)\d\d)$/.test(noMember) ? 'The member is not known to this server: are --email and --password right?' : `The member could not be signed in (${noMember}), so what is a member’s was not seen.`] : []),
      ...(missing > 0 ? [`${missing} of the calls that every server has were not tried${toGive}.`] : []),
    ],
    faults,
    isStuck: Boolean(noSite ?? noMember),
    // Of a site that is not there faults say nothing.
    exitCode: noSite ? 2 : faults > 0 ? 1 : noMember ? 2 : 0,
  };
}
