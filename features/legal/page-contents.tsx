import { CurrentSection } from './current-section';

type PageContentsProps = { title: string; entries: readonly { id: string; label: string }[] };

/** Where on the page what stands: a column beside the text, on a phone a row of chips above it. */
export function PageContents({ title, entries }: PageContentsProps) {
  return (
    <nav className="contents" aria-label={title}>
      <b className="small" aria-hidden="true">
        {title}
      </b>
      <ul>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <CurrentSection />
    </nav>
  );
}
