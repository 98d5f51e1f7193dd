import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { PageLink } from '../ui/page-link';
import type { FictionalTexts } from './fictional-label';
import { FictionalStrip } from './fictional-strip';
import { FictionalThumb } from './fictional-thumb';
import { PhotoBadges, PhotoLock } from './photo-badges';
import { PhotoCaption } from './photo-caption';
import { PhotoImage } from './photo-image';

export type PersonPhotoProps = {
  name: string;
  age?: number | null;
  place?: string | null;
  /** The photo the reader may see (the server blurs a locked one); null draws the initial on dusk. */
  src: string | null;
  srcSet?: string;
  sizes?: string;
  /** Only where no caption names the person; a caption or a text beside it makes the photo decoration. */
  alt?: string;
  /** Above the fold: loaded at once and first, and part of the first frame. */
  priority?: boolean;
  /** A fictional profile: true or the site's own words. It gets the label, and loses dot, distance and pin. */
  fictional?: FictionalTexts | boolean | null;
  premium?: boolean;
  locked?: boolean;
  isNew?: boolean;
  online?: boolean;
  /** In kilometres. */
  distance?: number | null;
  /** False where what stands in the line of the place is no place. */
  pin?: boolean;
  variant: 'card' | 'hero' | 'side' | 'thumb';
  /** Part of a decoration: no caption and no badges, but the label stays. */
  bare?: boolean;
  /** Makes the whole photo one link; one that is locked says whose it is, for the prompt that opens over the page. */
  href?: string;
  /** Below name and place, on the photo. */
  details?: ReactNode;
  /** Beside the link, over the top right corner: the like button. */
  children?: ReactNode;
};

const defaultSizes = {
  // As wide as the widest grid has it, of four columns.
  card: '(min-width: 1200px) 292px, (min-width: 768px) 30vw, 46vw',
  hero: '(min-width: 992px) 520px, 100vw',
  side: '284px',
  thumb: '110px',
};

/** Draws a person; PersonAvatar is the round form. The rules of honesty live in these two: a fictional profile is labelled and claims no nearness. */
export function PersonPhoto(props: PersonPhotoProps) {
  const { name, age, place, locked, premium, isNew, variant, bare, href, children } = props;
  const fictional = props.fictional || null;
  const captioned = variant !== 'thumb' && !locked && !bare;
  const content = (
    <>
      <span className="photo-frame">
        <PhotoImage
          name={name}
          src={props.src}
          srcSet={props.srcSet}
          sizes={props.sizes ?? defaultSizes[variant]}
          alt={props.alt ?? (captioned || locked || bare ? '' : name)}
          priority={props.priority}
        />
        {bare ? null : <PhotoBadges premium={premium} isNew={isNew} small={variant === 'thumb'} />}
        {captioned ? (
          <PhotoCaption
            name={name}
            age={age}
            place={place}
            online={props.online && !fictional}
            distance={fictional ? null : props.distance}
            pin={!fictional && props.pin !== false}
          >
            {props.details}
          </PhotoCaption>
        ) : null}
        {locked ? <PhotoLock name={name} words={variant !== 'thumb'} /> : null}
      </span>
      {!fictional ? null : variant === 'thumb' ? (
        <FictionalThumb texts={fictional} />
      ) : (
        <FictionalStrip texts={fictional} shape={variant === 'hero' ? 'wide' : 'strip'} />
      )}
    </>
  );
  const photo = classNames('photo on-photo', locked && 'is-locked');
  const Wrapper = variant === 'card' ? 'article' : 'div';
  return (
    <Wrapper className={classNames('person', `person-${variant}`, premium && 'is-premium')}>
      {href ? (
        <PageLink className={photo} href={href} data-locked={locked ? name : undefined}>
          {content}
        </PageLink>
      ) : (
        <div className={photo}>{content}</div>
      )}
      {children ? <div className="photo-action on-photo">{children}</div> : null}
    </Wrapper>
  );
}
