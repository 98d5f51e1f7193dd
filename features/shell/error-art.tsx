import { LogoMark } from '@/components/ui/logo';

/** A status code in large figures, a card in dusk for the nought in its middle: decoration, as the page says the code in words. */
export function ErrorArt({ status }: { status: number }) {
  const [first, middle, last] = String(status);
  return (
    <div className="error-art" aria-hidden="true">
      <span>{first}</span>
      {middle === '0' ? (
        <div className="error-card">
          <LogoMark />
        </div>
      ) : (
        <span>{middle}</span>
      )}
      <span>{last}</span>
    </div>
  );
}
