import { LogoMark } from '@/components/ui/logo';

/** A status code in large figures, the middle one a card in dusk: decoration, as the page says the code in words. */
export function ErrorArt({ status }: { status: number }) {
  const [first, , last] = String(status);
  return (
    <div className="error-art" aria-hidden="true">
      <span>{first}</span>
      <div className="error-card">
        <LogoMark />
      </div>
      <span>{last}</span>
    </div>
  );
}
