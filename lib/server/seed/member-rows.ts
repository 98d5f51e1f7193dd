// Demo members and their photos as rows.
import { niches } from '@/lib/site/niches/niches';
import type { NewMember } from '../store/schema/members';
import type { photos } from '../store/schema/photos';
import type { DemoMember, DemoPhoto, DemoWorld } from './demo-world';

const hour = 60 * 60 * 1000;

const mainPhotoOf = ({ photos: all }: DemoMember): DemoPhoto | undefined => all.find(({ position }) => position === 0);

/** Members as rows; those who left keep their row until their days of grace are over. */
export function memberRows(world: DemoWorld, passwordHash: string): NewMember[] {
  const autoLikes = new Map(world.likes.flatMap(({ to, at, auto }) => (auto ? [[to, at] as const] : [])));
  return world.members.map((member) => {
    const main = mainPhotoOf(member);
    return {
      id: member.id,
      siteId: niches.indexOf(member.site) + 1,
      email: member.email,
      emailKey: member.email.toLowerCase(),
      // Nobody signs in as a fictional profile.
      passwordHash: member.fictional ? null : passwordHash,
      status: member.userStatus === 'not_confirmed' ? 'not_confirmed' : 'active',
      profileStatus: member.profileStatus,
      deletedAt: member.deletedAt ?? (member.userStatus === 'deleted' ? member.signupAt : null),
      signupAt: member.signupAt,
      language: member.locale,
      credits: member.credits,
      paidUser: member.premium,
      fictional: member.fictional,
      notificationsDisabled: member.notificationsDisabled,
      name: member.name,
      dateOfBirth: member.birthDate,
      gender: member.gender,
      lookingFor: member.lookingFor,
      country: member.country,
      region: member.region,
      city: member.town,
      lat: member.position?.latitude ?? null,
      lon: member.position?.longitude ?? null,
      about: member.about,
      ...member.attributes,
      interests: member.interests,
      mainPhoto: main?.names.full ?? null,
      mainThumb: main?.names.thumb ?? null,
      mainBlurred: main?.names.blurred ?? null,
      lastSeenAt: member.lastSeenAt,
      autoLikeAt: autoLikes.get(member.id) ?? null,
      activeHour: Math.floor((member.lastSeenAt ?? member.signupAt).getTime() / hour),
    };
  });
}

/** Photos as rows, numbered in the order of the members. */
export function photoRows(world: DemoWorld): (typeof photos.$inferInsert)[] {
  const all = world.members.flatMap(({ id, photos: each }) => each.map((photo) => ({ memberId: id, photo })));
  return all.map(({ memberId, photo: { names, position, private: hidden, portrait } }, at) => ({
    id: at + 1, memberId, position, private: hidden, portrait,
    fullName: names.full, thumbName: names.thumb, blurredName: names.blurred,
  }));
}
