export { default, generateMetadata } from '@/app/[site]/[slug]/guest/(lander)/members/[id]/landing3/[[...lander]]/page';
