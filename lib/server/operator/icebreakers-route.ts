// Opening lines: read and rewritten by operators, for one site and language. Specification, section 1. (A02)
import { isLocale } from '@/lib/site/languages/locales';
import { replaceIcebreakers, siteNames } from '../store/operator-lists';
import { icebreakerLines } from '../store/icebreaker-store';
import { noteAction } from '../store/operator-store';
import { operatorAnswer, operatorRedirect } from './operator-frame';
import type { OperatorRequest } from './operator-pages';
import { readLines } from './operator-forms';
import { icebreakerPage, longestLine, mostLines } from './icebreaker-page';

export async function icebreakersRoute({ parts, url, page, form, request, session }: OperatorRequest): Promise<Response | null> {
  const sites = await siteNames(parts.db);
  const given = request.method === 'POST' ? form : url.searchParams;
  const site = sites.find(({ id }) => String(id) === given?.get('site')) ?? (request.method === 'POST' ? undefined : sites[0]);
  const asked = given?.get('language');
  const language = isLocale(asked) ? asked : page.locale;
  if (!site) return null;
  const here = { ...page, place: 'icebreakers' } as const;
  if (request.method !== 'POST') {
    const lines = (await icebreakerLines(parts.db, site.id, language)).join('\n');
    return operatorAnswer(icebreakerPage(here, { sites, site: site.id, language, lines, saved: url.searchParams.has('saved') }));
  }
  const text = form?.get('lines') ?? '';
  const { lines, fault } = readLines(text);
  if (fault) return operatorAnswer(icebreakerPage(here, { sites, site: site.id, language, lines: text, fault: page.say(fault, { max: mostLines, length: longestLine }) }), { status: 422 });
  await parts.db.transaction(async (tx) => {
    await replaceIcebreakers(tx, site.id, language, lines);
    await noteAction(tx, { operatorId: session.operator.id, at: parts.clock.now(), action: 'icebreakers', note: `${site.key} ${language}` });
  });
  return operatorRedirect(`/operator/icebreakers?site=${site.id}&language=${language}&saved`);
}
