// The columns of a member that a card shows, for every statement that lists people.
import { members } from './schema/members';

export const cardColumns = {
  id: members.id,
  name: members.name,
  country: members.country,
  region: members.region,
  city: members.city,
  lat: members.lat,
  lon: members.lon,
  dateOfBirth: members.dateOfBirth,
  fictional: members.fictional,
  paidUser: members.paidUser,
  profileStatus: members.profileStatus,
  deletedAt: members.deletedAt,
  suspendedAt: members.suspendedAt,
  mainPhoto: members.mainPhoto,
  mainThumb: members.mainThumb,
  mainBlurred: members.mainBlurred,
  lastSeenAt: members.lastSeenAt,
  showDistance: members.showDistance,
  signupAt: members.signupAt,
};
