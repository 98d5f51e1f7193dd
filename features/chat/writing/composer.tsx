'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { MessageCost } from '@/components/layout/message-cost';
import { useSite } from '@/components/layout/site-context';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { messageLengthWarning } from '@/lib/site/constants';
import { draftsOf } from '@/lib/stores/chat-drafts';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { faultOf, lengthOf } from './composer-text';
import { giftPath } from '../gifts/gift-path';
import { wasShown } from './was-shown';

/** What a form sent before the script was there came back with. */
export type Refused = { error: string; params?: Record<string, string | number>; values: { text?: string; /** What the form is known by. */ form?: string; /** And this answer to it. */ id?: string } };

/** No fault of the text: it was sent after the session had ended, and is back. */
const keptWords = 'chat.composer.kept';

/** How others put a text into the field. */
export type ComposerField = {
  /** Puts a text there, in the place of what stands there, and the cursor behind it. */
  fill: (text: string) => void;
  /** Puts a text back that the server refused, unless something new has been written. */
  giveBack: (text: string, fault: string) => boolean;
};

type ComposerProps = {
  conversation: number | null;
  /** Who writes: what is sent without script after a session has ended is kept for nobody else. */
  writer: number | undefined;
  person: { id: number; name: string };
  credits: number;
  /** For the form as it is sent without script: where it leads back to, and its own message's id. */
  back: string;
  formId: string;
  refused?: Refused | null;
  /** The way out of what `refused` says. */
  way?: ReactNode;
  onPost: (text: string) => void;
  onTyping: () => void;
  ref: Ref<ComposerField>;
};

/** Five lines high at most, also where the browser does not grow a field by itself. */
function grow(field: HTMLTextAreaElement): void {
  if (CSS.supports?.('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

export function Composer({ conversation, writer, person, credits, back, formId, refused: cameBack, way: wayOut, onPost, onTyping, ref }: ComposerProps) {
  const t = useTranslations();
  const { messageLength, gifts } = useSite();
  const drafts = draftsOf(useChatTab());
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ refused, way }] = useState({ refused: cameBack, way: wayOut });
  const [length, setLength] = useState(lengthOf(refused?.values.text ?? ''));
  const [fault, setFault] = useState(refused?.error ?? null);
  const id = useId();

  const noticed = (text: string) => {
    setLength(lengthOf(text));
    drafts.keepDraft(person.id, text);
    if (field.current) grow(field.current);
  };
  const put = (text: string) => {
    if (field.current) field.current.value = text;
    noticed(text);
  };

  // What was typed before the script was there wins over the draft, and the draft over an empty field and what came back before.
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const { id: answer, text } = refused?.values ?? {};
    const isOld = answer && wasShown(answer);
    const begun = drafts.draft(person.id);
    if (box.value === '' || (isOld && box.value === text)) box.value = begun;
    if (isOld && box.value !== text) setFault(null);
    setLength(lengthOf(box.value));
    if (box.value !== begun) drafts.keepDraft(person.id, box.value);
    grow(box);
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) box.focus({ preventScroll: true });
  }, [drafts, person.id, refused]);

  useImperativeHandle(ref, () => ({
    fill: (text) => {
      put(text);
      setFault(null);
      field.current?.focus();
      field.current?.setSelectionRange(text.length, text.length);
    },
    giveBack: (text, key) => {
      if (field.current?.value.trim()) return false;
      put(text);
      setFault(key);
      field.current?.focus();
      return true;
    },
  }));

  const submit = (event?: SubmitEvent) => {
    // The way to more credits: the form goes by itself, and the text with it.
    if (event?.nativeEvent.submitter?.hasAttribute('name')) return;
    event?.preventDefault();
    const text = field.current?.value ?? '';
    const found = faultOf(text, messageLength);
    setFault(found);
    field.current?.focus();
    if (found) return;
    drafts.keepDraft(person.id, '', true);
    put('');
    onPost(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, accents) Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  };

  return (
    <form className="composer" action="/forms/message" method="post" onSubmit={submit}>
      <input type="hidden" name={conversation === null ? 'member' : 'conversation'} value={conversation ?? person.id} />
      {writer === undefined ? null : <input type="hidden" name="writer" value={writer} />}
      <input type="hidden" name="client_id" value={formId} />
      <input type="hidden" name="back" value={back} />
      <div className="composer-box">
        {gifts ? (
          <a className="icon-button" href={giftPath(person.id)} data-gift="" aria-label={t('chat.gift.button', { name: person.name })}>
            <Icon name="gift" weight="fill" />
          </a>
        ) : null}
        <textarea
          ref={field}
          name="text"
          className="composer-text"
          rows={1}
          defaultValue={refused?.values.text ?? ''}
          aria-label={t('chat.composer.label', { name: person.name })}
          aria-invalid={fault && fault !== keptWords ? true : undefined}
          aria-describedby={fault ? `${id}-fault ${id}-meta` : `${id}-meta`}
          placeholder={t('chat.composer.placeholder')}
          enterKeyHint="send"
          autoComplete="off"
          onInput={(event) => {
            noticed(event.currentTarget.value);
            setFault(null);
            if (event.currentTarget.value.trim()) onTyping();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="icon-button icon-button-solid" aria-label={t('chat.composer.send')}>
          <Icon name="paper-plane-right" weight="fill" />
        </button>
      </div>
      {fault ? (
        <p id={`${id}-fault`} className={fault === keptWords ? 'composer-kept' : 'field-error'} role="alert">
          <Icon name={fault === keptWords ? 'info' : 'warning-circle'} weight="fill" />
          {t(fault, refused?.params)}
          {fault === refused?.error ? way : null}
        </p>
      ) : null}
      <div className="composer-meta" id={`${id}-meta`}>
        <MessageCost credits={credits} />
        <span className={classNames('composer-count', length >= messageLength - messageLengthWarning && 'is-near')}>
          <span aria-hidden="true">
            {length} / {messageLength}
          </span>
          <span className="visually-hidden">{t('chat.composer.count', { count: length, max: messageLength })}</span>
        </span>
      </div>
    </form>
  );
}
