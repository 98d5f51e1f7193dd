// Demo profiles in Spanish; nobody's own gender shows in an ending.
import type { Phrasebook } from './phrasebook';

export const es: Phrasebook = {
  openings: [
    'Trabajo en un taller de cerámica y casi siempre llevo barro en las manos.',
    'Entre semana, números. El fin de semana, un tren y ningún plan.',
    'Hablo con mis plantas y alguna contesta.',
    'Soy una persona tranquila hasta que alguien pide la paella con prisa.',
    'Crecí cerca del mar y lo echo de menos un martes sí y otro no.',
    'Dicen que sé escuchar. En realidad es curiosidad.',
    'Después de una historia larga, vuelven a apetecerme las noches sencillas.',
    'Cocino para seis aunque cenemos dos.',
  ],
  middles: [
    'Busco a alguien con quien reír por nada y hablar de todo.',
    'Puede empezar despacio: la espera es la mitad del juego.',
    'Una mesa larga, una copa de vino y los teléfonos en un cajón: así empieza todo.',
    'Me gustan las manos cálidas, el humor seco y la gente que hace una pregunta más.',
    'Una mirada que dura un poco de más me alegra la semana.',
    'Lo que busco no necesita nombre, pero sí atención.',
    'Descubrir una ciudad sin mapa y en buena compañía: ahí estoy yo.',
    'La sinceridad me atrae, aunque a veces pique.',
  ],
  endings: [
    '¿Qué canción ya no te atreves a poner?',
    '¿Mar o montaña? ¿Y con quién?',
    'Cuéntame algo que no esté en tu perfil.',
    'Empieza con algo pequeño; yo pregunto el resto.',
    '¿De qué te has reído hoy?',
    '¿Quién empieza? Te dejo a ti.',
  ],
  niche: {
    bdsm: ['Primero los acuerdos y después la emoción.'],
    bbw: ['Mis curvas vienen con mi risa: el conjunto no se separa.'],
    gilf: ['A mi edad ya nada es obligatorio, y por eso caben tantas cosas.'],
    milf: ['Sé lo que quiero y lo digo.'],
    gay: ['Busco un hombre con humor, con vida propia y con sitio para la mía.'],
    she: ['El ritmo lo pongo yo, y hoy es perfecto.'],
  },
};
