// Nine pieces of clothing in one fabric. Design, section 8.
import { clothesOutline, feet, type Frame } from './frame';
import { mix, round } from './palette';
import type { Clothes } from './portrait-options';
import { pick, type Random } from './rng';

type Fabric = { colour: string; dark: string; light: string };
export type ClothesDrawing = { defs: string; drawing: string; folds: string };

function crew(frame: Frame, { dark }: Fabric): string {
  const { neck, shoulders, right, left } = frame;
  const neckline = `C${right(neck + 28)},500 ${right(neck + 18)},486 ${right(neck + 14)},482C${right(neck)},536 ${left(neck)},536 ${left(neck + 14)},482C${left(neck + 18)},486 ${left(neck + 28)},500 ${left(shoulders * 0.72)},506`;
  const hem = `<path d="M${left(neck + 14)},482C${left(neck)},536 ${right(neck)},536 ${right(neck + 14)},482" fill="none" stroke="${dark}" stroke-width="7" opacity=".5"/>`;
  return `<path d="${clothesOutline(frame, neckline)}" fill="url(#fb)"/>${hem}`;
}

function vneck(frame: Frame, { dark }: Fabric, wrapped: boolean): string {
  const { fem, neck, shoulders, right, left } = frame;
  const neckline = `C${right(neck + 40)},500 ${right(neck + 26)},490 ${right(neck + 24)},488L300,${fem ? 640 : 590}L${left(neck + 24)},488C${left(neck + 26)},490 ${left(neck + 40)},500 ${left(shoulders * 0.72)},506`;
  const fold = wrapped ? `<path d="M${right(neck + 24)},488C${right(20)},600 ${left(60)},760 ${left(shoulders - 30)},880" fill="none" stroke="${dark}" stroke-width="5" opacity=".6"/>` : '';
  return `<path d="${clothesOutline(frame, neckline)}" fill="url(#fb)"/>${fold}`;
}

function camisole({ neck, shoulders, right, left }: Frame, { colour }: Fabric): string {
  const edge = shoulders - 2;
  const top = `M${left(edge)},704C${left(edge - 20)},672 ${left(70)},622 300,668C${right(70)},622 ${right(edge - 20)},672 ${right(edge)},704C${right(edge - 22)},800 ${right(edge - 20)},860 ${right(edge - 6)},${feet}H${left(edge - 6)}C${left(edge - 20)},860 ${left(edge - 22)},800 ${left(edge)},704Z`;
  const straps = `<path d="M${left(84)},644L${left(neck + 44)},496M${right(84)},644L${right(neck + 44)},496" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`;
  return `<path d="${top}" fill="url(#fb)"/>${straps}`;
}

function turtleneck(frame: Frame, { dark }: Fabric): string {
  const { neck, shoulders, right, left } = frame;
  const neckline = `C${right(neck + 30)},498 ${right(neck + 12)},470 ${right(neck + 7)},436C${right(neck - 10)},452 ${left(neck - 10)},452 ${left(neck + 7)},436C${left(neck + 12)},470 ${left(neck + 30)},498 ${left(shoulders * 0.72)},506`;
  const ribs = Array.from({ length: 11 }, (_, index) => `<path d="M${round(300 - neck + index * neck * 0.2)},448V498"/>`).join('');
  return `<path d="${clothesOutline(frame, neckline)}" fill="url(#fb)"/><g stroke="${dark}" stroke-width="2.4" opacity=".35" fill="none">${ribs}</g>`;
}

/** Blazer and jacket show an inner layer; shirt and blouse have a collar and buttons. */
function openCollar(frame: Frame, fabric: Fabric, layered: boolean, random: Random): string {
  const { fem, neck, shoulders, right, left } = frame;
  const { colour, dark, light } = fabric;
  const inner = layered ? pick(random, ['#f6f1ea', '#1f1d26', '#e9dfd3']) : 'url(#fb)';
  const point = fem ? 600 : 560;
  const neckline = `C${right(neck + 40)},500 ${right(neck + 22)},486 ${right(neck + 18)},482L300,${point}L${left(neck + 18)},482C${left(neck + 22)},486 ${left(neck + 40)},500 ${left(shoulders * 0.72)},506`;
  const under = `<path d="${clothesOutline(frame, neckline)}" fill="${inner}"/>`;
  if (layered) {
    const half = (side: (distance: number) => number, fill: string) =>
      `<path d="M${side(shoulders * 0.74)},503C${side(shoulders)},524 ${side(shoulders + 8)},536 ${side(shoulders + 10)},540C${side(shoulders + 48)},562 ${side(shoulders + 62)},650 ${side(shoulders + 62)},770C${side(shoulders + 64)},860 ${side(shoulders + 54)},960 ${side(shoulders + 48)},${feet}H${side(2)}L${side(14)},800L${side(neck + 26)},486Z" fill="${fill}"/>`;
    const lapel = (side: (distance: number) => number, fill: string) =>
      `<path d="M${side(neck + 26)},484L${side(neck + 62)},560L${side(neck + 40)},580L${side(20)},760Z" fill="${fill}" opacity=".8"/>`;
    return under + half(left, 'url(#fb)') + half(right, mix(colour, dark, 0.5)) + lapel(left, light) + lapel(right, mix(colour, light, 0.4));
  }
  const collar = (side: (distance: number) => number, fill: string) =>
    `<path d="M${side(neck + 12)},468L${side(12)},${point - 10}L${side(neck + 34)},560L${side(neck + 34)},488Z" fill="${fill}"/>`;
  const buttons = [0, 1, 2, 3, 4, 5].map((index) => `<circle cx="308" cy="${point + 40 + index * 62}" r="4" fill="${dark}" opacity=".7"/>`).join('');
  return [
    under,
    `<path d="M${left(neck + 16)},470L${left(neck + 30)},486L${left(30)},${point - 4}L${left(neck + 44)},548L${left(neck + 34)},490Z" fill="${light}"/>`,
    collar(left, light),
    collar(right, mix(colour, light, 0.5)),
    `<path d="M300,${point}V${feet}" stroke="${dark}" stroke-width="3" opacity=".5"/>${buttons}`,
  ].join('');
}

type Piece = { clothes: Clothes; /** #rrggbb */ colour: string; /** Whether the picture goes down to the waist. */ toWaist: boolean };

/** Draws clothes; only blazer and jacket draw a number. */
export function drawClothes({ clothes, colour, toWaist }: Piece, frame: Frame, random: Random): ClothesDrawing {
  const fabric: Fabric = { colour, dark: mix(colour, '#0d0610', 0.4), light: mix(colour, '#ffffff', 0.2) };
  const { neck, shoulders, right, left } = frame;
  const drawing = {
    crew: () => crew(frame, fabric),
    vneck: () => vneck(frame, fabric, false),
    wrap: () => vneck(frame, fabric, true),
    camisole: () => camisole(frame, fabric),
    turtle: () => turtleneck(frame, fabric),
    shirt: () => openCollar(frame, fabric, false, random),
    blouse: () => openCollar(frame, fabric, false, random),
    blazer: () => openCollar(frame, fabric, true, random),
    jacket: () => openCollar(frame, fabric, true, random),
  }[clothes]();
  // The shadow between arm and body, narrower at the waist, and folds towards it.
  const crease = (side: (distance: number) => number) =>
    `<path d="M${side(shoulders - 2)},606C${side(shoulders - 22)},690 ${side(shoulders - 26)},780 ${side(shoulders - 8)},${feet}"/>`;
  const waist = (side: (distance: number) => number) =>
    `<path d="M${side(shoulders - 2)},620C${side(shoulders - 30)},720 ${side(shoulders - 50)},800 ${side(shoulders - 14)},1000C${side(shoulders - 6)},860 ${side(shoulders - 4)},740 ${side(shoulders - 2)},620Z" fill="${fabric.dark}" opacity=".62" filter="url(#b6)"/>`;
  const middle = `<path d="M${right(40)},680C${right(60)},720 ${right(58)},770 ${right(70)},810M${left(shoulders - 40)},860C${left(60)},850 ${left(30)},880 ${left(10)},890"/>`;
  const chest = clothesOutline(frame, `L${right(neck + 20)},560L${left(neck + 20)},560L${left(shoulders * 0.72)},506`);
  return {
    defs: `<linearGradient id="fb" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${fabric.light}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${fabric.dark}"/></linearGradient>`,
    drawing,
    folds: `<g clip-path="url(#bc)"><g opacity=".4" filter="url(#b6)" stroke="${fabric.dark}" stroke-width="9" fill="none">${crease(left)}${crease(right)}${middle}</g>${toWaist ? waist(left) + waist(right) : ''}</g><clipPath id="bc"><path d="${chest}"/></clipPath>`,
  };
}
