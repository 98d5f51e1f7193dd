'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { seenPerson } from '@/lib/queries/members';
import { photoUrl } from '@/lib/site/photo-url';

/** The member whose page is opening, as a list has shown them in this tab. (E08) */
export function SeenPerson({ fallback }: { fallback: ReactNode }) {
  const site = useSite();
  const { id } = useParams<{ id?: string }>();
  const person = seenPerson(useQueryClient(), Number(id));
  if (!person || person.main_image?.locked) return fallback;
  return <PersonPhoto {...personLook(person, site)} isNew={false} variant="hero" src={photoUrl(person.main_image, 'full', site.cdnPrefix)} priority />;
}
