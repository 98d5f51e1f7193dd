import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';

/**
 * What the app has to say of itself under a member's bar: that nothing new can come, and that there is a newer version. It stands in
 * every page and is shown by two words on the document, which code that comes after the page sets. (bars R1, R3)
 */
export function AppBars() {
  const offline = useTranslations('offline');
  const release = useTranslations('release');
  const b = (words: ReactNode) => <b>{words}</b>;
  const time = () => <time key="time" data-since="" />;
  return (
    <div className="app-bars">
      <div role="status">
        <p className="app-bar app-bar-offline">
          <Icon name="wifi-slash" />
          <span className="grow app-bar-gone">{offline.rich('bar', { b, time })}</span>
          <span className="grow app-bar-away">{offline.rich('away', { b, time })}</span>
          <span className="app-bar-actions">
            <button type="button" className="link-button" data-app="again">
              {offline('again')}
            </button>
          </span>
        </p>
      </div>
      <div role="status">
        <p className="app-bar app-bar-release">
          <Icon name="arrow-clockwise" />
          <span className="grow">{release('text')}</span>
          <span className="app-bar-actions">
            <button type="button" className="link-button" data-app="later">
              {release('close')}
            </button>
            <button type="button" className={buttonClass({ size: 'sm' })} data-app="release">
              {release('action')}
            </button>
          </span>
        </p>
      </div>
    </div>
  );
}
