import ProgressBar from 'react-bootstrap/ProgressBar';
import { classNames } from '../ui/class-names';

type UploadProgressProps = { label: string; /** Of 100, whole; 100 while the server works on what has arrived. */ percent: number; /** On the page itself, not on a photo. */ large?: boolean };

/** How much of a photo has gone. Stripes move once all of it has: what follows takes as long as the server needs. (V07) */
export function UploadProgress({ label, percent, large }: UploadProgressProps) {
  return (
    <div className={classNames('upload', large && 'upload-large')}>
      <ProgressBar isChild bsPrefix="upload" now={percent} animated={percent === 100} aria-label={label} />
    </div>
  );
}
