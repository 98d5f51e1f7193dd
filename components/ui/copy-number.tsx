'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** Copies the number; where the browser does not let it, the number stands there to be read. */
export function CopyNumber({ number, label, done }: { number: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => null,
    );
  };
  return (
    <>
      <button type="button" className="icon-button copy-number" aria-label={label} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="visually-hidden" role="status">
        {copied ? done : null}
      </span>
    </>
  );
}
