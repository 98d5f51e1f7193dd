// POST export.php: a member's copy of all that the site keeps of them, as a zip that is written while it is sent. Specification, section 2. (S11)
import { memberFiles } from '../export/member-files';
import { zipStream } from '../export/zip-stream';
import { takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Route } from '../route';

const perMember: Bucket = { size: 3, every: 8 * 60 * 60_000 };

export const exportData: Route<'exportData'> = async (_, caller) => {
  const { parts, site, session, now, answer } = caller;
  await takeFromLimits([{ key: `export:${session.member.id}`, bucket: perMember }], caller);
  const headers = new Headers(answer);
  headers.set('content-type', 'application/zip');
  headers.set('content-disposition', `attachment; filename="${site.domain.replace(/[^a-z0-9.-]/g, '')}-${now.toISOString().slice(0, 10)}.zip"`);
  return new Response(zipStream(memberFiles(parts, session.member, now), now), { headers });
};
