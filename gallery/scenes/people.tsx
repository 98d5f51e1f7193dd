import { mapPins } from '@/features/landers/map-pins';
import { MaplandingScreen } from '@/features/landers/maplanding-screen';
import { regionMaps } from '@/features/landers/region-maps';
import { LikesScreen } from '@/features/likes/likes-screen';
import { MemberGone } from '@/features/members/member-gone';
import { PhotoNotice } from '@/features/members/photo-notice';
import { SearchScreen } from '@/features/members/search-screen';
import { MatchFinderScreen } from '@/features/match-finder/match-finder-screen';
import { MatchResults } from '@/features/match-finder/match-results';
import { fictionalTexts } from '@/components/media/person-look';
import { fail } from '@/e2e/mock/answers';
import type { Liker } from '@/lib/contract/likes';
import { readAnswers } from '@/lib/site/members/match-questions';
import { AllTexts } from '../all-texts';
import { OpenLike, OpenMatch, OpenPhotos } from '../islands/dialogs';
import { Pager } from '../islands/live';
import type { Scene, Stage } from '../scene';
import { UpgradeOver } from '../upgrade-over';
import { likerOf, people, photosOf, profileOf, told } from '../world';

const found = told('listMembers');
const nobody = told('listMembers', 'nobody there');
const search = { gender: 'everyone' } as const;
const answers = readAnswers(['hiking', 'cooking', 'music', 'travel', 'humour', 'cycling']);

const like = (name: string, profile: Liker): Scene => ({ name, kind: 'modal', of: ['features/likes/like-modal'], draw: () => <AllTexts><OpenLike profile={profile} /></AllTexts> });
const match = (name: string, profile: Liker): Scene => ({ name, kind: 'modal', of: ['features/likes/match-modal'], draw: () => <AllTexts><OpenMatch profile={profile} /></AllTexts> });
const viewer = (name: string, who: keyof typeof people, locked: boolean, visitor = false, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'modal', of: ['features/members/photo-viewer'], frame: visitor ? 'visitor' : 'member', ...more,
  draw: ({ site }) => {
    const { id, name: called, age } = people[who];
    const member = { id, name: called, age, liked: false, fictional: fictionalTexts(people[who], site), photos: photosOf(called.toLowerCase(), 4, (at) => ({ locked: locked && at > 1 })) };
    return <AllTexts><OpenPhotos member={member} visitor={visitor} own={false} start={locked ? 2 : 0} /></AllTexts>;
  },
});

const likes = (name: string, type: 'received' | 'given' | 'matches', more: { likers?: Liker[]; offer?: number }, kind: Scene['kind'] = 'state'): Scene => ({
  name, kind, of: ['features/likes/likes-screen'],
  draw: ({ site }) => <LikesScreen site={site} type={type} likers={more.likers ?? []} total={more.likers?.length ?? 0} shown={20} more={40} fresh={{ likes: more.likers?.length ?? 0, matches: 0 }} offer={more.offer ?? 0} claimSource="klantonderzoek 2026" />,
});

const searching = (name: string, kind: Scene['kind'], of: string, drawn: (stage: Stage) => Partial<Parameters<typeof SearchScreen>[0]>, more: Partial<Scene> = {}): Scene => ({
  name, kind, of: [of], ...more,
  draw: (stage) => <SearchScreen site={stage.site} search={search} answer={found} regions={told('getRegions').regions} user={stage.user} {...drawn(stage)} />,
});
const asVisitor = () => ({ user: null });
const old = { min_age: 90, max_age: 95, ...search };

const notice = (name: string, visitor: boolean, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'alert', of: [`features/members/photo-notice#alert-${visitor ? 1 : 2}`], frame: visitor ? 'visitor' : 'member', ...more,
  draw: (stage) => (
    <div className="wrap page">
      <PhotoNotice site={stage.site} visitor={visitor} profile={profileOf(people.noor, { photos: photosOf('noor', visitor ? 1 : 4, (at) => ({ locked: at > 1 })), num_photos: 4 })} claimSource="klantonderzoek 2026" />
    </div>
  ),
});

const pager = (name: string, state: { loading: boolean; failed: boolean }, kind: Scene['kind']): Scene => ({
  name, kind, of: ['features/members/results-pager'], draw: () => <div className="wrap page"><AllTexts><Pager {...state} /></AllTexts></div>,
});

async function mapOf({ site }: Stage) {
  const { NL: named = [] } = told('getRegions').regions;
  const drawn = await regionMaps('NL');
  const regions = named.flatMap(({ code, name }) => (drawn[code] ? [{ code, name, map: drawn[code] }] : []));
  return <MaplandingScreen site={site} regions={regions} at={0} pins={regions[0] ? mapPins([people.noor, people.sam], regions[0].map) : []} profiles={[]} />;
}

export const peopleScenes: Scene[] = [
  like('like-modal', likerOf(people.noor)),
  like('like-modal-auto', likerOf(people.sam, { auto: true })),
  like('like-modal-auto-fictional', likerOf(people.fien, { auto: true })),
  match('match-modal', likerOf(people.noor, { match: true })),
  match('match-modal-fictional', likerOf(people.fien, { match: true, auto: true })),
  viewer('photo-viewer', 'noor', false),
  viewer('photo-viewer-second', 'noor', false, false, { kind: 'state', steps: [['click', '.viewer-next'], ['seen', '.viewer-position']] }),
  viewer('photo-viewer-fictional', 'fien', false),
  viewer('photo-viewer-locked', 'noor', true),
  viewer('photo-viewer-visitor', 'noor', true, true),
  { name: 'upgrade', kind: 'modal', of: ['features/members/upgrade-dialog'], draw: ({ site }) => <UpgradeOver site={site} name={people.noor.name} fictional={false} count={3} /> },
  { name: 'upgrade-fictional', kind: 'modal', of: ['features/members/upgrade-dialog'], draw: ({ site }) => <UpgradeOver site={site} name={people.fien.name} fictional count={null} /> },
  likes('likes-received-empty', 'received', {}),
  likes('likes-given-empty', 'given', {}),
  likes('likes-matches-empty', 'matches', {}),
  likes('likes-offer', 'received', { likers: [likerOf(people.iris), likerOf(people.fien, { auto: true })], offer: 7 }, 'alert'),
  searching('search-empty', 'state', 'features/members/no-members', () => ({ answer: nobody, search: old })),
  searching('search-closed', 'state', 'features/members/search-closed', asVisitor, { frame: 'visitor', site: { loggedOutSearch: false } }),
  searching('search-not-offered', 'alert', 'features/members/search-screen', () => ({ answer: null })),
  searching('like-failed', 'state', 'components/media/like-heart', () => ({}), { answers: { setLike: fail(503, 60) }, steps: [['click', '.person-grid .like-button'], ['seen', '.like-error']] }),
  searching('search-filters', 'modal', 'features/members/filter-panel', () => ({}), { most: 991, steps: [['click', '.chip[popovertarget=filters]'], ['seen', '#filters:popover-open']] }),
  searching('search-visitor', 'alert', 'features/members/visitor-note', asVisitor, { frame: 'visitor' }),
  pager('search-more-failed', { loading: false, failed: true }, 'alert'),
  pager('search-more-loading', { loading: true, failed: false }, 'state'),
  { name: 'map-without-place', kind: 'state', of: ['features/landers/map-controls'], frame: 'lander', browser: { geolocation: 'denied' }, draw: mapOf, steps: [['click', '.map-locate']] },
  { name: 'member-gone', kind: 'state', of: ['features/members/member-gone'], draw: () => <MemberGone /> },
  notice('photos-for-members', true),
  notice('photos-for-premium', false, { least: 992 }),
  { name: 'match-finder-missing', kind: 'alert', of: ['features/match-finder/question-steps'], draw: () => <MatchFinderScreen missing /> },
  { name: 'match-finder-second', kind: 'state', of: ['features/match-finder/question-steps'], draw: () => <MatchFinderScreen missing={false} />, steps: [['click', '.match-before button'], ['seen', '.match-before button + button']] },
  { name: 'match-finder-nobody', kind: 'state', of: ['features/match-finder/match-results'], draw: ({ site }) => <MatchResults site={site} answers={answers} matches={[]} card={() => null} /> },
  { name: 'match-finder-closed', kind: 'state', of: ['features/match-finder/match-results'], frame: 'visitor', draw: ({ site }) => <MatchResults site={site} answers={answers} matches={null} card={() => null} /> },
];
