import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { stills, type Piece } from './collage-wall';

/** A piece of the wall that is nobody: a shape that turns, a word, a still life. One that stands for an interest lights up who names it. */
export function CollagePiece({ piece, form }: { piece: Exclude<Piece, { kind: 'face' }>; form: string }) {
  const t = useTranslations();
  const ground = classNames('piece', `on-${piece.ground}`);
  if (piece.kind === 'word') {
    return (
      <span className={classNames(ground, 'piece-word')} aria-hidden="true">
        {t(`lander.collagelanding.word.${piece.word}`)}
      </span>
    );
  }
  if (piece.kind === 'shape') {
    return (
      <span className={ground} aria-hidden="true">
        <i className={`shape is-${piece.shape} in-${piece.colour}`} />
      </span>
    );
  }
  const interest = stills[piece.still];
  const picture = (
    <span className={`shape is-${piece.shape}`}>
      <img src={`/art/landers/${piece.still}.webp`} alt="" width="360" height="360" decoding="async" loading="lazy" />
    </span>
  );
  if (!interest) {
    return (
      <span className={ground} aria-hidden="true">
        {picture}
      </span>
    );
  }
  return (
    <label className={classNames(ground, 'piece-light')}>
      <input
        id={`light-${interest}`}
        type="checkbox"
        name="wish"
        value={interest}
        form={form}
        aria-label={t('lander.collagelanding.light', { interest: t(`interest.${interest}`) })}
      />
      {picture}
    </label>
  );
}
