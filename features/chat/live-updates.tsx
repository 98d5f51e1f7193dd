'use client';

import { TitleCount } from './title-count';
import { useLiveStream } from './use-live-stream';
import { useRefetch } from './use-refetch';
import { useRefresh } from './use-refresh';
import { useUnlisted } from './use-unlisted';

/** What happens elsewhere, on every page of a signed-in member: live where the server offers it, else asked for now and then. (A02, T05, T19, C17) */
export function LiveUpdates() {
  const refresh = useRefresh();
  const stream = useLiveStream(refresh);
  useRefetch(refresh, stream);
  useUnlisted(refresh);
  return <TitleCount />;
}
