/** The files of a film: for a phone upright, for a desktop lying; WebM, and MP4 for browsers that do not play it. */
export function FilmSources({ name }: { name: string }) {
  const wide = '(min-width: 992px)';
  return (
    <>
      <source media={wide} src={`/art/landers/film/${name}-desktop.webm`} type="video/webm" />
      <source media={wide} src={`/art/landers/film/${name}-desktop.mp4`} type="video/mp4" />
      <source src={`/art/landers/film/${name}-phone.webm`} type="video/webm" />
      <source src={`/art/landers/film/${name}-phone.mp4`} type="video/mp4" />
    </>
  );
}
