// The seventeen haircuts, each as what hangs behind the face and what falls over it. Design, section 8.
import { afro, curlyTop, longCurls } from './curly-hair';
import { round, type HairTones } from './palette';
import type { HairStyle } from './portrait-options';
import type { Random } from './rng';
import { bald, crop, quiff, shornSides, swept } from './short-hair';
import { lock, mirrored, type Point } from './strands';

export type HairDrawing = { back: string; front: string };

const behind = (d: string) => `<path d="${d}" fill="url(#hb)"/>`;
const times = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, index) => make(index)).join('');

/** Both sides of a parting: the lock and its mirror image. */
function sides(outer: Point[], inner: Point[], hair: HairTones, random: Random, density = 16): string {
  return lock(outer, inner, hair, random, density) + lock(mirrored(outer), mirrored(inner), hair, random, density);
}

/** Hair drawn back tightly from the forehead. */
const pulledBack = (hair: HairTones, random: Random, density = 18) =>
  sides(
    [[300, 146], [238, 142], [194, 180], [190, 258], [189, 274], [192, 286], [198, 296]],
    [[301, 172], [256, 184], [222, 214], [213, 264], [211, 278], [209, 288], [206, 298]],
    hair, random, density,
  );

type Draw = (hair: HairTones, random: Random, drawnBack: number) => HairDrawing;

const wavy: Draw = (hair, random) => ({
  back: behind('M300,136C186,136 166,220 168,300C170,380 128,430 138,530C146,600 200,612 240,600L360,600C400,612 454,600 462,530C472,430 430,380 432,300C434,220 414,136 300,136Z'),
  front:
    sides(
      [[184, 352], [160, 420], [128, 462], [122, 516], [118, 556], [136, 580], [146, 596]],
      [[202, 372], [204, 430], [194, 480], [182, 520], [174, 560], [164, 584], [148, 598]],
      hair, random, 6,
    ) +
    sides(
      [[300, 138], [230, 132], [176, 176], [174, 250], [168, 320], [186, 362], [164, 420], [142, 470], [136, 530], [178, 604]],
      [[304, 174], [244, 204], [212, 262], [210, 326], [204, 380], [226, 430], [214, 480], [198, 520], [224, 560], [184, 612]],
      hair, random, 24,
    ),
});

const parted = (end: number): Draw => (hair, random) => {
  const middle = (end + 340) / 2;
  return {
    back: behind(`M290,136C190,136 168,220 170,320C170,420 166,${middle} 168,${end - 8}C196,${end + 16} 232,${end - 2} 252,${end - 40}L348,${end - 40}C368,${end - 2} 404,${end + 16} 432,${end - 8}C434,${middle} 432,420 430,320C432,220 400,136 290,136Z`),
    front:
      lock(
        [[178, 320], [172, 370], [166, middle - 20], [164, middle], [160, middle + 20], [160, end - 20], [176, end + 6]],
        [[200, 330], [204, 390], [214, middle - 20], [214, middle], [214, middle + 20], [206, end - 16], [180, end + 8]],
        hair, random, 6,
      ) +
      lock(
        [[404, 320], [400, 380], [388, middle - 20], [388, middle], [390, middle + 20], [400, end - 18], [424, end + 4]],
        [[424, 320], [430, 380], [436, middle - 20], [437, middle], [440, middle + 20], [438, end - 16], [427, end + 6]],
        hair, random, 6,
      ) +
      lock(
        [[258, 146], [212, 148], [180, 188], [176, 262], [172, 340], [164, middle], [184, end + 18]],
        [[264, 176], [236, 208], [213, 256], [210, 322], [206, 400], [222, middle], [204, end + 24]],
        hair, random, 18,
      ) +
      lock(
        [[256, 146], [340, 118], [424, 168], [426, 262], [432, 340], [438, middle], [414, end + 16]],
        [[262, 178], [322, 196], [378, 226], [391, 312], [398, 384], [376, middle], [396, end + 24]],
        hair, random, 26,
      ),
  };
};

const bob: Draw = (hair, random) => ({
  back: behind('M300,136C184,136 164,230 166,320C166,370 168,404 186,424C214,440 238,420 250,396L350,396C362,420 386,440 414,424C432,404 434,370 434,320C436,230 416,136 300,136Z'),
  front: sides(
    [[300, 138], [232, 130], [176, 176], [170, 256], [164, 320], [156, 384], [196, 436]],
    [[304, 176], [246, 204], [213, 260], [210, 322], [208, 362], [224, 398], [204, 438]],
    hair, random, 20,
  ),
});

const fringe: Draw = (hair, random) => {
  const sidesAndBand =
    sides(
      [[250, 150], [206, 160], [174, 200], [172, 270], [166, 350], [160, 440], [184, 534]],
      [[252, 200], [232, 215], [211, 258], [209, 322], [206, 400], [222, 460], [190, 540]],
      hair, random, 14,
    ) +
    lock(
      [[196, 280], [190, 190], [240, 138], [300, 138], [360, 138], [410, 190], [404, 280]],
      [[214, 276], [222, 268], [250, 268], [300, 267], [350, 268], [378, 268], [386, 276]],
      hair, random, 4,
    );
  const strands = times(40, (index) => {
    const share = index / 39;
    const x = 214 + share * 172;
    const start = `M${round(300 + (x - 300) * 0.45)},${round(143 + Math.abs(share - 0.5) * 22)}`;
    const end = `Q${round(300 + (x - 300) * 1.02)},${round(185)} ${round(x + (random() - 0.5) * 6)},${round(268 + random() * 8)}`;
    const colour = random() < 0.45 ? hair.light : hair.dark;
    return `<path d="${start}${end}" fill="none" stroke="${colour}" stroke-width="${round(1.5 + random() * 3.6)}" opacity=".33" stroke-linecap="round"/>`;
  });
  return {
    back: behind('M300,136C184,136 164,230 166,340C164,420 160,470 172,520L428,520C440,470 436,420 434,340C436,230 416,136 300,136Z'),
    front: sidesAndBand + strands,
  };
};

/** What lies behind a head whose hair is pulled back. */
const combedBack = 'M300,145C202,145 188,220 196,262C200,290 212,300 224,306L376,306C388,300 400,290 404,262C412,220 398,145 300,145Z';

const bun: Draw = (hair, random) => {
  const knot = times(12, (index) => {
    const d = `M${250 + index * 3},${round(140 - index * 2)}C${262 + index * 4},${round(74 + index * 3)} ${340 - index},${round(78 + index * 4)} ${348 - index * 2},${round(132 - index)}`;
    return `<path d="${d}" fill="none" stroke="${random() < 0.5 ? hair.light : hair.dark}" stroke-width="2.4" opacity=".4"/>`;
  });
  const loose = (d: string, width: number) => `<path d="${d}" stroke="${hair.base}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
  return {
    back: `<ellipse cx="300" cy="118" rx="58" ry="48" fill="url(#hb)"/>${knot}${behind(combedBack)}`,
    front: pulledBack(hair, random) + loose('M207,272C198,320 206,360 196,398', 5) + loose('M393,272C404,320 394,352 402,384', 4),
  };
};

const pony: Draw = (hair, random) => {
  const tail =
    lock(
      [[366, 176], [440, 176], [486, 262], [466, 346], [452, 410], [484, 452], [466, 548]],
      [[360, 222], [404, 230], [426, 292], [418, 360], [412, 420], [440, 470], [462, 552]],
      hair, random, 12,
    ) +
    lock(
      [[368, 184], [426, 186], [464, 262], [446, 352], [434, 424], [456, 482], [420, 596]],
      [[360, 220], [396, 230], [412, 290], [402, 362], [396, 430], [414, 500], [416, 598]],
      hair, random, 16,
    );
  return { back: behind(combedBack) + tail, front: pulledBack(hair, random, 20) };
};

const pixie: Draw = (hair, random) => ({
  back: behind('M300,141C200,141 184,222 194,270C198,296 210,308 224,314L376,314C390,308 402,296 406,270C416,222 400,141 300,141Z'),
  front:
    lock(
      [[372, 156], [318, 122], [206, 138], [186, 246], [182, 272], [188, 296], [200, 316]],
      [[360, 196], [312, 212], [252, 216], [228, 262], [220, 278], [212, 290], [208, 312]],
      hair, random, 24,
    ) +
    lock(
      [[362, 152], [400, 166], [418, 216], [412, 270], [411, 286], [406, 300], [400, 314]],
      [[356, 198], [376, 208], [388, 236], [391, 266], [392, 280], [392, 294], [392, 310]],
      hair, random, 12,
    ),
});

const longMens: Draw = (hair, random) => {
  const wide = random() * 10;
  return {
    back:
      behind('M300,140C196,138 176,220 178,300C180,360 166,420 172,480C200,520 240,510 300,510C360,510 400,520 428,480C434,420 420,360 422,300C424,220 404,138 300,140Z') +
      sides(
        [[204, 270], [160, 340], [178, 400], [152 - wide, 446], [142 - wide, 476], [150, 506], [160, 530]],
        [[240, 280], [222, 350], [228, 410], [212, 460], [206, 486], [196, 510], [168, 534]],
        hair, random, 8,
      ),
    front:
      lock(
        [[284, 143], [226, 134], [184, 172], [182, 236], [180, 290], [164, 326], [174, 372], [180, 410], [158 - wide, 436], [170, 482]],
        [[290, 172], [252, 186], [220, 224], [211, 280], [206, 326], [194, 350], [204, 388], [212, 420], [196, 446], [178, 492]],
        hair, random, 16,
      ) +
      lock(
        [[281, 144], [346, 120], [416, 158], [418, 238], [420, 292], [436, 326], [428, 376], [420, 416], [444 + wide, 444], [430, 498]],
        [[288, 174], [336, 178], [380, 218], [389, 282], [394, 328], [406, 352], [398, 394], [390, 428], [408, 456], [422, 506]],
        hair, random, 20,
      ),
  };
};

const buzz: Draw = (hair) => ({
  back: '',
  front:
    `<path d="M205,276C194,196 240,154 300,154C360,154 406,196 395,276C391,238 378,208 352,200C318,193 282,193 248,200C222,208 209,238 205,276Z" fill="${hair.base}" opacity=".82" filter="url(#b2)"/>` +
    `<ellipse cx="270" cy="172" rx="50" ry="14" fill="${hair.light}" opacity=".35" filter="url(#b6)"/>`,
});

const cuts: Record<HairStyle, Draw> = {
  wavy, bob, fringe, bun, pony, pixie, crop, buzz,
  sidelong: parted(610),
  lob: parted(466),
  afro,
  curls: longCurls,
  quiff, swept,
  longm: longMens,
  curlytop: (hair, random) => curlyTop(shornSides(hair), hair, random),
  bald,
};

/** Draws a haircut around a face whose middle is at 300, 300; `drawnBack` from 0 to 1 is how far a man's hairline has gone back. */
export function drawHair(style: HairStyle, hair: HairTones, random: Random, drawnBack: number): HairDrawing {
  return cuts[style](hair, random, drawnBack);
}
