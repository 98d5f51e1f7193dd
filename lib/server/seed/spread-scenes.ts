// Which scene each demo member's main photo shows, so that no scene is seen twice on one page of members. Design, section 8.
import { scenes, type Crop, type Scene } from '../portraits/portrait-options';
import type { Niche } from '@/lib/site/niches/niches';
import type { DemoMember } from './demo-world';

/** Scenes of the members of a site: all, or those that suit it. */
const darkRooms: readonly Scene[] = ['neon', 'city', 'studio', 'rain', 'library'];
export const scenesOf = (niche: Niche): readonly Scene[] => (niche === 'bdsm' ? darkRooms : scenes);

/** A member in the order in which a search shows them, and how they are shown where that is not to be chosen here. */
export type Shown = Pick<DemoMember, 'site' | 'gender' | 'country'> & { id: number; given: Shot | null };
export type Shot = { scene: Scene; crop: Crop };

/** How many neighbours to either side should show another scene: more than a page, as the order changes by the hour. */
const neighbours = 18;
const harm = (distance: number) => ((neighbours + 1 - distance) / neighbours) ** 2;

/** The lists in which visitors see a member, and how much a repeated scene disturbs there: most among those of one gender. */
const listsOf = ({ site, gender, country }: Shown): readonly (readonly [list: string, weight: number])[] =>
  country === 'NL' ? [[`${site} ${gender}`, 400], [`${site} ${gender} NL`, 20], [site, 4], [`${site} NL`, 4]] : [[`${site} ${gender}`, 400], [site, 4]];

/** How people are framed by turns where nothing else is known. */
export const framings: readonly Crop[] = ['bust', 'close', 'half', 'bust', 'half'];

/** A face as near as it can be where there was none for a while, otherwise twice to the shoulders and once to the waist. */
function cropAfter(before: readonly (Crop | undefined)[], after: readonly (Crop | undefined)[]): Crop {
  if (![...before.slice(-6), ...after.slice(0, 3)].includes('close')) return 'close';
  const others = before.filter((crop) => crop !== 'close');
  return others.slice(-2).includes('half') ? 'bust' : 'half';
}

/** A scene and a framing for every member by id; what is given stays. */
export function spreadScenes(shown: readonly Shown[]): Map<number, Shot> {
  const lists = new Map<string, Shown[]>();
  for (const one of shown) for (const [list] of listsOf(one)) lists.set(list, [...(lists.get(list) ?? []), one]);
  const shots = new Map(shown.flatMap(({ id, given }) => (given ? [[id, given] as const] : [])));
  const latest = new Map<string, number>();
  for (const [position, one] of shown.entries()) {
    const disturbance = new Map<Scene, number>();
    for (const [list, weight] of listsOf(one)) {
      const all = lists.get(list)!;
      const at = all.indexOf(one);
      for (const [index, { id }] of all.entries()) {
        const distance = Math.abs(index - at);
        const scene = shots.get(id)?.scene;
        if (scene && distance > 0 && distance <= neighbours) disturbance.set(scene, (disturbance.get(scene) ?? 0) + weight * harm(distance));
      }
    }
    const last = (scene: Scene) => latest.get(`${one.site} ${scene}`) ?? -1;
    const [scene] = scenesOf(one.site).toSorted((a, b) => (disturbance.get(a) ?? 0) - (disturbance.get(b) ?? 0) || last(a) - last(b));
    const ofGender = lists.get(listsOf(one)[0]![0])!;
    const cropOf = ({ id }: Shown) => shots.get(id)?.crop;
    const place = ofGender.indexOf(one);
    const shot = one.given ?? { scene: scene!, crop: cropAfter(ofGender.slice(0, place).map(cropOf), ofGender.slice(place + 1).map(cropOf)) };
    shots.set(one.id, shot);
    latest.set(`${one.site} ${shot.scene}`, position);
  }
  return shots;
}
