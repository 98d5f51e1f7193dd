/** The files of a film: for a phone upright, for a desktop lying; WebM, and MP4 for browsers that do not play it. `from`: the second that it begins with. */
export function FilmSources({ name, from }: { name: string; from?: number }) {
  const wide = '(min-width: 992px)';
  const start = from ? `#t=${from}` : '';
  return (
    <>
      <source media={wide} src={`/art/landers/film/${name}-desktop.webm${start}`} type="video/webm" />
      <source media={wide} src={`/art/landers/film/${name}-desktop.mp4${start}`} type="video/mp4" />
      <source src={`/art/landers/film/${name}-phone.webm${start}`} type="video/webm" />
      <source src={`/art/landers/film/${name}-phone.mp4${start}`} type="video/mp4" />
    </>
  );
}
