export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/socialnetwork/[[...landing]]/page';
