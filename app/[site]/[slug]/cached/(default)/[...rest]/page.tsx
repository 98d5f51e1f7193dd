export { default, generateMetadata } from '../missing/page';
